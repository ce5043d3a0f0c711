import { readFileSync, writeFileSync } from 'node:fs'
import { packageExports } from './packageExports.ts'

// Run after adding a component: the exports of package.json follow the folders (a test pins that they agree).
const file = 'package.json'
const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify({ ...manifest, exports: packageExports() }, null, 2)}\n`)
