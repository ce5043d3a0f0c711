import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createPreviewLink } from './preview/createPreviewLink.ts'
import { root } from './stack/settings.ts'
import { StartupError } from './stack/startupError.ts'

// `npm run preview-link`: prints the signed link to a draft.
try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  process.stdout.write(`${createPreviewLink(process.argv.slice(2), process.env, Date.now())}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
