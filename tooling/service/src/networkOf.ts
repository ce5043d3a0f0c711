import { isIPv6 } from 'node:net'

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

/**
 * Returns the network that counts as one source: an IPv4 address, or the /64 network of an IPv6 address, because a
 * single caller can have all addresses of such a network.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  return groupsOf(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
