import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package if no confirmation is needed, that is, on Linux, as root and with apt. Services in the
 * package are not started. Failures are ignored: callers check for the installed file.
 */
export const aptInstall = (name: string): void => {
  if (
    process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    spawnSync('apt-get', ['--version']).status !== 0
  )
    return
  const quiet = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
}
