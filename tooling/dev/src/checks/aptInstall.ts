import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package, where that can be done without asking anybody: on Linux, as root, with apt. Whether it
 * worked shows in what it should have brought along. A service in it is not started.
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
