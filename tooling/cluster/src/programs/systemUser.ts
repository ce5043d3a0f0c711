import { spawnSync } from 'node:child_process'

/** The user of a process. Empty for the user that runs the cluster. */
export type ProcessUser = { readonly uid?: number; readonly gid?: number }

const idOf = (name: string, flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/**
 * The unprivileged user for a program when the cluster runs as root: Postgres refuses to run as root, and the others need
 * no rights. Returns the current user when the cluster does not run as root.
 */
export const systemUser = (name: string): ProcessUser => {
  if (process.getuid?.() !== 0) return {}
  const uid = idOf(name, '-u')
  const gid = idOf(name, '-g')
  return uid === undefined || gid === undefined ? {} : { uid, gid }
}
