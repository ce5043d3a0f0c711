import type { Server } from 'node:http'
import { freePort } from '@selvedge/dev'

export type Listening = { readonly url: string; readonly close: () => Promise<void> }

/** Starts a server on a free local port. */
export const listen = async (server: Server): Promise<Listening> => {
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
