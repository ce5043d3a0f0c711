import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../stack/settings.ts'
import { runCheck } from '../runCheck.ts'
import type { OwnStage } from '../stage.ts'

const checker = join('..', 'shared', 'platform', 'check-contract.mjs')
const client = 'packages/commerce-client'

/**
 * Checks the schema slice and the operations against the platform's whole public schema, if a checkout of that is beside
 * this one. It is outside of the repository, so this stage is never cached. A test of the commerce client checks the
 * operations against the slice in any case.
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
