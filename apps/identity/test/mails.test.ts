import { randomUUID } from 'node:crypto'
import { ensureDatabase } from '@selvedge/dev'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/db/openDatabase.ts'
import { mails } from '../src/db/schema.ts'
import { createLog } from '../src/log/createLog.ts'
import { createMailer, mailRow } from '../src/mail/createMailer.ts'
import { databaseUrlOf } from './harness/startIdentity.ts'
import { startMailServer } from './harness/startMailServer.ts'
import { testServices } from './harness/testServices.ts'

const REFUSED = 'refused@example.com'

test('sends the other mails when the oldest one is refused, and retries the oldest one after a pause', async () => {
  const server = await startMailServer([REFUSED])
  const name = `mails_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(testServices.databaseUrl, name)
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const { database, pool } = await openDatabase(databaseUrlOf(name), log)
  let now = 0
  const mailer = createMailer(database, {
    smtpUrl: server.url,
    from: 'shop@example.com',
    log,
    now: () => now,
  })
  const refusals = (): number => lines.filter((line) => line.includes('an email was refused')).length
  const store = async (to: string, createdAt: Date) => {
    const mail = mailRow({ key: `newsletter:${to}:1`, to, subject: 'Hello', text: 'Hello' })
    await database.insert(mails).values({ ...mail, createdAt })
  }
  await store(REFUSED, new Date(1))
  await store('anna@example.com', new Date(2))

  await mailer.sendUnsent()
  expect([server.received.length, refusals()]).toEqual([1, 1])
  await mailer.sendUnsent()
  expect(refusals()).toBe(1)
  now = 120_000
  await mailer.sendUnsent()
  expect(refusals()).toBe(2)
  now = 240_000
  await mailer.sendUnsent()
  expect(refusals()).toBe(2)
  expect(lines.join('')).toContain('"reply":550')
  expect(lines.join('')).not.toContain('example.com')

  mailer.close()
  await pool.end()
  await server.stop()
})

test('sends each unsent mail once when several processes send at the same moment', async () => {
  const server = await startMailServer()
  const name = `mails_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(testServices.databaseUrl, name)
  const log = createLog('silent')
  const { database, pool } = await openDatabase(databaseUrlOf(name), log)
  const copies = [1, 2].map(() =>
    createMailer(database, { smtpUrl: server.url, from: 'shop@example.com', log }),
  )
  const store = async (to: string, createdAt: Date) => {
    const mail = mailRow({ key: `newsletter:${to}:1`, to, subject: 'Hello', text: 'Hello' })
    await database.insert(mails).values({ ...mail, createdAt })
  }
  for (const to of ['anna@example.com', 'ben@example.com', 'cleo@example.com']) await store(to, new Date(1))
  // The process that has just stored this one is still sending it.
  await store('dora@example.com', new Date())

  await Promise.all(copies.map((copy) => copy.sendUnsent()))
  const recipients = server.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim())
  expect(recipients.sort()).toEqual(['anna@example.com', 'ben@example.com', 'cleo@example.com'])

  for (const copy of copies) copy.close()
  await pool.end()
  await server.stop()
})
