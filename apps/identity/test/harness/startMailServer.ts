import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server, and what it received. */
export type MailServer = {
  readonly url: string
  readonly received: readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts a mail server that accepts every email, except to recipients that it refuses for good. */
export const startMailServer = async (refused: readonly string[] = []): Promise<MailServer> => {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      refused.includes(address)
        ? done(Object.assign(new Error('unknown recipient'), { responseCode: 550 }))
        : done(),
    onData: (stream, _, done) => {
      let mail = ''
      stream.on('data', (chunk) => {
        mail += chunk
      })
      stream.on('end', () => {
        received.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
