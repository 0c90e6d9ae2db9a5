#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Node keeps what it compiles of the files that are loaded from here on, so that the next start is quicker.
enableCompileCache();
await import('./program.ts');
