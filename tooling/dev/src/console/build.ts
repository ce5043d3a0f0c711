import { spawn } from 'node:child_process'
import { root } from '../stack/settings.ts'
import { StartupError } from '../stack/startupError.ts'

/** Builds what changed. The output is shown only when the build fails. */
export const build = (filters: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'turbo',
      ['run', 'build', ...filters.map((filter) => `--filter=${filter}`), '--output-logs=errors-only'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', (error) =>
      reject(
        new StartupError(
          `The build could not start: ${error.message}. Run npm start, which brings its tools along.`,
        ),
      ),
    )
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartupError(`${output}\nThe build failed, see above.`)),
    )
  })
