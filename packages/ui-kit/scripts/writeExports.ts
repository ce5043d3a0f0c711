import { readFileSync, writeFileSync } from 'node:fs'
import { packageExports } from './packageExports.ts'

// Updates the exports of package.json. Run it after adding a component; a test compares them with the folders.
const file = 'package.json'
const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify({ ...manifest, exports: packageExports() }, null, 2)}\n`)
