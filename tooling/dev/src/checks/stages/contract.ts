import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../stack/settings.ts'
import { runCheck } from '../runCheck.ts'
import type { OwnStage } from '../stage.ts'

const checker = join('..', 'shared', 'platform', 'check-contract.mjs')
const client = 'packages/commerce-client'

/**
 * Checks the schema extract and the operations against the platform's whole public schema, when the folder
 * `shared/platform` with that schema is beside this repository. Turbo cannot cache files outside of the repository.
 * Independently of this stage, a unit test of the commerce client checks the operations against the schema extract.
 */
export const contract: OwnStage = {
  name: 'contract',
  run: async () =>
    existsSync(join(root, checker))
      ? runCheck({
          program: process.execPath,
          args: [checker, '--schema', `${client}/schema`, '--operations', `${client}/src/operations`],
          log: 'contract.log',
        })
      : { counts: {}, note: `${checker} does not exist; the unit tests alone check the slice` },
}
