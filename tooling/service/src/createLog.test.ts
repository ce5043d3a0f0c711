import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

// Two lines in the tick in which the process ends: the second one waits for the first.
const service = `
  import { createLog } from './src/createLog.ts'
  const log = createLog({ name: 'example' })
  process.once('SIGTERM', () => {
    log.info('stopping')
    log.info('stopped')
    process.exit(0)
  })
  setInterval(() => undefined, 1_000)
  log.info('listening')
`

const start = () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', service], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: child.stdout }
}

test('writes all lines before the process ends', async () => {
  const { child, output } = start()
  let text = ''
  output.on('data', (chunk) => {
    text += chunk
  })
  await once(output, 'data')
  child.kill('SIGTERM')
  await once(child, 'close')
  const messages = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg)
  expect(messages).toEqual(['listening', 'stopping', 'stopped'])
})

test('lets the process end at SIGTERM after the reader of the log has ended', async () => {
  const { child, output } = start()
  await once(output, 'data')
  output.destroy()
  await once(output, 'close')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
