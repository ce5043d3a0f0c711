import { randomBytes } from 'node:crypto'
import type { Connection } from '../db/database.ts'
import { clientExists, type NewClient, saveClient } from '../oauth/clientStore.ts'
import type { Command, Outcome } from './command.ts'

const addClient = async (db: Connection, { id, scopes }: Omit<NewClient, 'secret'>): Promise<Outcome> => {
  if (await clientExists(db, id)) return { ok: false, reason: `The client '${id}' already exists.` }
  const secret = randomBytes(24).toString('base64url')
  await saveClient(db, { id, secret, scopes })
  return { ok: true, message: `client id      ${id}\nclient secret  ${secret}` }
}

/** Creates an API client and prints its secret. Only a hash of the secret is stored. */
export const addClientCommand: Command = {
  usage: 'add-client ID PERMISSION... [--project KEY]',
  summary: 'create an API client and print its secret once',
  options: { project: { type: 'string', help: 'the project of its permissions (default: selvedge)' } },
  prepare: ({ positionals, values }) => {
    const [id, ...permissions] = positionals
    if (id === undefined || permissions.length === 0)
      return 'Give an id and at least one permission, such as manage_orders.'
    if (!/^[\w-]{2,64}$/.test(id)) return 'The id must have 2 to 64 letters, digits, hyphens and underscores.'
    const wrong = permissions.find((name) => !/^[a-z_]+$/.test(name))
    if (wrong !== undefined) return `'${wrong}' is not a permission. Give names such as manage_orders.`
    const project = typeof values.project === 'string' ? values.project : 'selvedge'
    const scopes = permissions.map((name) => `${name}:${project}`).join(' ')
    return ({ db }) => addClient(db, { id, scopes })
  },
}
