"""The campaigns that can be played: each is a package in this folder, with a guide and a module for each scenario."""
