"""The numbered claims of the Rules Reference, one by one."""
