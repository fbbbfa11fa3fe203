"""The compiled search: C beside its WebAssembly, which runs on every machine without a compiler."""
