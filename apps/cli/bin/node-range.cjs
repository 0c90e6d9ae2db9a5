'use strict';
// The versions of Node that tenbo runs on, from `engines` in package.json. In ES5, so that an old Node can read it and say that it is too old.

var RANGE = require('../package.json').engines.node;

/** Whether a version, such as `v22.18.0`, is in the range. @param {string} version */
function isSupported(version) {
  /** `^a.b.c` is the major a from b.c on, `>=a.b.c` every later one too. @param {string} part */
  function hasIt(part) {
    if (majorOf(version) === majorOf(part)) return restOf(version) >= restOf(part);
    return part.charAt(0) === '>' && majorOf(version) > majorOf(part);
  }
  return RANGE.split(' || ').some(hasIt);
}

/** @param {string} version */
function majorOf(version) {
  return Number(version.replace(/^\D+/, '').split('.')[0]);
}

/** The minor version and the patch as one number. @param {string} version */
function restOf(version) {
  var numbers = version.split('.');
  return Number(numbers[1]) * 1000 + Number(numbers[2]);
}

/** What to use instead: `Node 22.18, 24.11, 26 or later`. */
function advice() {
  var least = RANGE.split(' || ').map(function (part) {
    return part.replace(/^\D+/, '').replace(/(\.0)+$/, '');
  });
  return 'Node ' + least.join(', ') + ' or later';
}

module.exports = { isSupported: isSupported, advice: advice };
