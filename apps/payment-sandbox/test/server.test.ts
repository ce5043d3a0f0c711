import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const run = (environment: NodeJS.ProcessEnv): { child: ChildProcess; output: () => string } => {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, PAYMENT_SANDBOX_PORT: '0', SELVEDGE_MODE: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output }
}

const until = async (
  output: () => string,
  pattern: RegExp,
  child: ChildProcess,
): Promise<RegExpExecArray> => {
  for (;;) {
    const match = pattern.exec(output())
    if (match) return match
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => child.stdout?.once('data', resolve))
  }
}

test('prints one line with the reason why the sandbox does not start in production', async () => {
  const { child, output } = run({ SELVEDGE_MODE: 'production' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output().trim().split('\n')).toEqual([expect.stringContaining('moves no money and does not start')])
})

test('prints one line that names PAYMENT_SANDBOX_PORT when the port is taken', async () => {
  const first = run({})
  const [, port] = await until(first.output, /"port":([0-9]+)/, first.child)
  const second = run({ PAYMENT_SANDBOX_PORT: port })
  const [code] = await once(second.child, 'close')
  first.child.kill('SIGTERM')
  expect([code, second.output()]).toEqual([
    1,
    `payment-sandbox: PAYMENT_SANDBOX_PORT: port ${port} is taken. Stop what uses it, or choose another one.\n`,
  ])
})

test('stops on a signal, even while a call hangs', async () => {
  const { child, output } = run({ PAYMENT_SANDBOX_GRACE_MS: '300' })
  const [, port] = await until(output, /"port":([0-9]+)/, child)
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await fetch(`${url}/faults`, {
    method: 'POST',
    body: JSON.stringify({ act: 'find', fault: 'hang-before' }),
  })
  const hanging = fetch(`${url}/v1/payment_intents/pi_1`, {
    headers: { authorization: 'Bearer sk_test_selvedge' },
  }).catch(() => 'cut')
  // The fault is removed as soon as the call hangs.
  for (;;) {
    const waiting = await (await fetch(`${url}/faults`)).text()
    if (waiting === '{"faults":[]}') break
  }
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(await hanging).toBe('cut')
})
