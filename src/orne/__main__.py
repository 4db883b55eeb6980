"""``python -m orne`` is the command ``orne``."""

import sys

from orne.cli import main

sys.exit(main())
