import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'

test('redacts secrets and email addresses at any depth', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({
    token: 'secret-1',
    request: { headers: { cookie: 'secret-2' } },
    user: { email: 'anna@example.com' },
  })
  log.info({ body: { password: 'secret-3' }, kind: 'kept' })
  expect(lines.join('')).not.toMatch(/secret-|anna@/)
  expect(lines.join('')).toContain('kept')
})
