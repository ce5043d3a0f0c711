import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { readStackSettings, type StackSettings } from './settings.ts'

/** The settings of a stack with free ports and a new data folder; `remove` deletes the folder. */
export const temporarySettings = async (
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly settings: StackSettings; readonly remove: () => void }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-shop-'))
  const [storefront, identity, platform, paymentSandbox, larkhouse] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  return {
    settings: readStackSettings({
      ...environment,
      DATA_DIR: dataDir,
      STOREFRONT_PORT: String(storefront),
      IDENTITY_PORT: String(identity),
      PLATFORM_PORT: String(platform),
      PAYMENT_SANDBOX_PORT: String(paymentSandbox),
      LARKHOUSE_PORT: String(larkhouse),
    }),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
