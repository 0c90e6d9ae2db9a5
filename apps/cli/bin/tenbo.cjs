#!/usr/bin/env node
'use strict';
// The command. In ES5, so that an old Node can read it and say that it is too old.

var nodeRange = require('./node-range.cjs');

/** Built from `src/main.ts`. */
var MAIN = '../dist/main.cjs';

if (nodeRange.isSupported(process.version)) {
  // Node caches the compiled code of the files loaded from here on, for a faster next start.
  require('module').enableCompileCache();
  require(MAIN);
} else {
  process.stderr.write('tenbo: this is Node ' + process.version + ', which cannot run tenbo: use ' + nodeRange.advice() + '\n');
  process.exitCode = 2;
}
