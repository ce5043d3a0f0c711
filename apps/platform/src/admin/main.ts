#!/usr/bin/env node
import { runAdmin } from './runAdmin.ts'

process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
})
