#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Checks the types of a workspace with the native compiler of TypeScript 7, which takes a fraction of the time of
 * version 5.9. The build tools need the compiler's API, which version 7 does not have, so both are installed. On one thread:
 * turbo checks several workspaces at once, and each further thread checks the types again that it shares with the others.
 */
const folder = dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'))
const { status } = spawnSync(
  process.execPath,
  [join(folder, 'bin', 'tsc'), '--project', 'tsconfig.json', '--singleThreaded', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
