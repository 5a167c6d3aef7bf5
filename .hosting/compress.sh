#!/bin/sh
# Writes a .gz and a .br file next to each text file of a folder, for nginx and Caddy. Usage: sh .hosting/compress.sh dist
set -eu
find "$1" -regextype posix-extended -regex '.*\.(html|css|js|txt|xml|ics|svg|wasm)' \
  -exec gzip --keep --force --best {} + -exec brotli --keep --force --best {} +
