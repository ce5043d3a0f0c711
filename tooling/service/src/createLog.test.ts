import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

// Lines in the tick in which the process ends: all but the first one wait for those before them.
const service = `
  import { createLog } from './src/createLog.ts'
  const log = createLog({ name: 'example' })
  process.once('SIGTERM', () => {
    for (let line = 1; line <= 5000; line += 1) log.info({ line, text: '${'x'.repeat(200)}' }, 'stopping')
    log.fatal('stopped')
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

test('writes all lines before the process ends, also to a reader that pauses', async () => {
  const { child, output } = start()
  const [listening] = await once(output, 'data')
  output.pause()
  child.kill('SIGTERM')
  // The service fills the pipe, which holds 64 kB or a little more, and waits.
  await new Promise((resolve) => setTimeout(resolve, 300))
  let text = String(listening)
  output.on('data', (chunk) => {
    text += chunk
  })
  output.resume()
  await once(child, 'close')
  const messages = text.trim().split('\n')
  expect(messages).toHaveLength(5_002)
  expect(JSON.parse(messages.at(-1) ?? '')).toMatchObject({ level: 60, msg: 'stopped' })
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
