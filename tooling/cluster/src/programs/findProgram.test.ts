import { expect, test } from 'vitest'
import { findProgram } from './findProgram.ts'

const source = { names: ['haproxy'], debianPackage: 'haproxy', variable: 'HAPROXY_PATH' }

test('finds a program on the path, and in the folders of servers, which are not on the path of every user', () => {
  const find = (file: string) =>
    findProgram(source, {
      environment: { PATH: '/opt/tools:/usr/bin' },
      folders: [],
      exists: (candidate) => candidate === file,
    })
  expect(find('/opt/tools/haproxy')).toBe('/opt/tools/haproxy')
  expect(find('/usr/sbin/haproxy')).toBe('/usr/sbin/haproxy')
})

test('prefers the given folders to the path', () => {
  const environment = { PATH: '/usr/bin' }
  expect(
    findProgram(
      { names: ['initdb'], debianPackage: 'postgresql', variable: 'POSTGRES_BIN_DIR' },
      { environment, folders: ['/usr/lib/postgresql/18/bin'], exists: () => true },
    ),
  ).toBe('/usr/lib/postgresql/18/bin/initdb')
})

test('uses the program or the folder that a variable names', () => {
  const find = (HAPROXY_PATH: string) =>
    findProgram(source, {
      environment: { HAPROXY_PATH },
      folders: [],
      exists: (file) => file === '/opt/haproxy/haproxy',
    })
  expect(find('/opt/haproxy/haproxy')).toBe('/opt/haproxy/haproxy')
  expect(find('/opt/haproxy')).toBe('/opt/haproxy/haproxy')
  expect(() => find('/elsewhere')).toThrow('HAPROXY_PATH is /elsewhere, where no haproxy is.')
})

test('names the Debian package of a missing program', () => {
  expect(() =>
    findProgram(source, { environment: { PATH: '/usr/bin' }, folders: [], exists: () => false }),
  ).toThrow('apt-get install haproxy')
})
