import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkInstallation } from './doctor/checkInstallation.ts'
import { report } from './doctor/report.ts'
import { root } from './stack/settings.ts'
import { StartupError } from './stack/startupError.ts'

// `npm run doctor`: reports which settings are not suitable for a public shop.
try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const { text, code } = report(checkInstallation(process.env))
  process.stdout.write(text)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stdout.write(`unfit  ${error.message}\n`)
  process.exitCode = 1
}
