import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

const hexPort = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0')

/** Returns the inodes of the sockets in a table of `/proc/net` that listen on a port. */
export const listeningInodes = (table: string, port: number): readonly string[] =>
  table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address = '', , state]) => state === LISTENING && address.endsWith(`:${hexPort(port)}`))
    .flatMap((columns) => columns[9] ?? [])

const holds = (pid: string, links: ReadonlySet<string>): boolean => {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => {
      try {
        return links.has(readlinkSync(`/proc/${pid}/fd/${file}`))
      } catch {
        return false
      }
    })
  } catch {
    return false
  }
}

/** Finds the process that listens on a port, in `/proc`. */
export const processOnPort = (port: number): number => {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    listeningInodes(readFileSync(file, 'utf8'), port),
  )
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`))
  const found = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holds(entry, links))
  if (!found) throw new Error(`No process of this user listens on port ${port}.`)
  return Number(found)
}

/** Returns the processor time that a process has used in all of its threads so far, in ms. */
export const processTime = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      const [ns = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(ns) / 1e6
    } catch {
      // A thread can end between the two reads.
      return sum
    }
  }, 0)

const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
  return Number(kilobytes) * 1024
}

/** Returns the memory of a process in bytes. */
export const residentMemory = (pid: number): number => memoryOf(pid, 'VmRSS')

/** Returns the most memory that a process has had so far, in bytes. */
export const peakMemory = (pid: number): number => memoryOf(pid, 'VmHWM')
