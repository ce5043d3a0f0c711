import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../stack/settings.ts'
import { runCheck } from '../runCheck.ts'
import type { Stage } from '../stage.ts'

const checker = join('..', 'shared', 'platform', 'check-contract.mjs')
const client = 'packages/commerce-client'

/**
 * Holds the schema slice and the operations against the platform's whole public schema, where a checkout of that
 * stands beside this one. The operations are always held against the slice, by a test of the commerce client.
 */
export const contract: Stage = {
  name: 'contract',
  after: [],
  run: async () =>
    existsSync(join(root, checker))
      ? runCheck({
          program: process.execPath,
          args: [checker, '--schema', `${client}/schema`, '--operations', `${client}/src/operations`],
          log: 'contract.log',
        })
      : { passed: 0, failed: 0, note: `${checker} is not there; the slice is held by the unit tests alone` },
}
