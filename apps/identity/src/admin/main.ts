#!/usr/bin/env node
import { runCommands } from '@selvedge/service'
import { openDatabase } from '../db/openDatabase.ts'
import { createLog } from '../log/createLog.ts'
import { commands } from './commands.ts'

process.exitCode = await runCommands(
  {
    name: 'selvedge-identity',
    commands,
    open: async (url) => {
      const { database, pool } = await openDatabase(url, createLog('silent'))
      return { dependencies: { database }, close: () => pool.end() }
    },
  },
  process.argv.slice(2),
  process.env,
  {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  },
)
