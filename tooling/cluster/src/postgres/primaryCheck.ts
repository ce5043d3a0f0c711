/** A step of a TCP check: what the balancer sends, or expects, as hexadecimal bytes. */
export type CheckStep = { readonly act: 'send-binary' | 'expect binary'; readonly bytes: string }

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const PROTOCOL_VERSION = 196_608

const startup = (parameters: Readonly<Record<string, string>>): Buffer => {
  const body = Buffer.concat([
    int32(PROTOCOL_VERSION),
    ...Object.entries(parameters).map(([name, value]) => Buffer.from(`${name}\0${value}\0`)),
    Buffer.from([0]),
  ])
  return Buffer.concat([int32(body.length + 4), body])
}

const message = (type: string, ...body: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(body)
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content])
}

/**
 * The messages by which HAProxy finds the primary: a login without a password, and the query `select pg_is_in_recovery()`,
 * whose result is `f` on a primary (the Postgres manual, "Message Formats").
 */
export const primaryCheck = (role: string): readonly CheckStep[] => {
  const authenticated = message('R', int32(0))
  const query = message('Q', Buffer.from('select pg_is_in_recovery()\0'))
  const row = message('D', Buffer.from([0, 1]), int32(1), Buffer.from('f'))
  const terminate = message('X')
  return [
    { act: 'send-binary', bytes: startup({ user: role, database: 'postgres' }).toString('hex') },
    { act: 'expect binary', bytes: authenticated.toString('hex') },
    { act: 'send-binary', bytes: query.toString('hex') },
    { act: 'expect binary', bytes: row.toString('hex') },
    { act: 'send-binary', bytes: terminate.toString('hex') },
  ]
}
