import { expect, test } from 'vitest'
import { licenceProblems } from './licenceProblems.ts'

test.each(['MIT', '(MIT OR GPL-3.0)', '(Apache-2.0 AND MIT)', '(Apache-2.0 WITH LLVM-exception)'])(
  'allows a package with the licence %s',
  (licence) => expect(licenceProblems({ [licence]: [{ name: 'a-package' }] })).toEqual([]),
)

test.each(['GPL-3.0', '(GPL-3.0 AND MIT)', 'Unknown', 'UNLICENSED'])(
  'reports a package whose licence is %s',
  (licence) =>
    expect(licenceProblems({ MIT: [{ name: 'fine' }], [licence]: [{ name: 'a-package' }] })).toEqual([
      `a-package has the licence ${licence}, which is not allowed`,
    ]),
)

test('allows a package on the list of exceptions despite its licence, for every platform', () =>
  expect(
    licenceProblems({
      'LGPL-3.0-or-later': [{ name: '@img/sharp-libvips-linux-x64' }, { name: '@img/another' }],
    }),
  ).toEqual(['@img/another has the licence LGPL-3.0-or-later, which is not allowed']))
