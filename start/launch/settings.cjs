const { existsSync, readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { parseEnv } = require('node:util')

/**
 * Settings are the environment's, and for what it leaves open those of a file `.env` beside package.json.
 * @param {string} root
 */
function readSettings(root) {
  const file = join(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** @param {string} root */
function dataDirectory(root) {
  return resolve(root, readSettings(root)['DATA_DIR'] || 'data')
}

module.exports = { readSettings, dataDirectory }
