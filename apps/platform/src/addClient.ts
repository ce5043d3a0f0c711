import { randomBytes } from 'node:crypto'
import { connect } from './db/database.ts'
import { createLog } from './log/log.ts'
import { clientExists, saveClient } from './oauth/clientStore.ts'
import { readSettings } from './settings/settings.ts'

const usage = `Adds an API client and prints its secret, once.

  node src/addClient.ts ID SCOPE...

  node src/addClient.ts warehouse manage_products manage_orders`

const stop = (reason: string): never => {
  console.error(reason)
  process.exit(1)
}

const [id, ...permissions] = process.argv.slice(2)
if (id === undefined || permissions.length === 0) stop(usage)
else {
  if (!/^[\w-]{2,64}$/.test(id)) stop(`The id '${id}' must be 2 to 64 letters, digits, '-' or '_'.`)
  const wrong = permissions.find((name) => !/^[a-z_]+$/.test(name))
  if (wrong !== undefined) stop(`'${wrong}' is no permission; give names such as manage_orders.`)
  const read = readSettings(process.env)
  if (!read.ok) stop(read.reason)
  else {
    const { databaseUrl, projectKey, clientId } = read.settings
    const { db, close } = connect(databaseUrl, createLog('silent'))
    try {
      if (id === clientId || (await clientExists(db, id))) stop(`There is a client '${id}' already.`)
      const secret = randomBytes(24).toString('base64url')
      await saveClient(db, {
        id,
        secret,
        scopes: permissions.map((name) => `${name}:${projectKey}`).join(' '),
      })
      console.log(`client id      ${id}\nclient secret  ${secret}`)
    } finally {
      await close()
    }
  }
}
