import { expect, test } from 'vitest'
import { createSimulatedProof } from './createSimulatedProof.ts'

test('accepts any token that contains a person and a group when no key is set', async () => {
  const { proof, tokenOf } = createSimulatedProof(undefined)
  expect(tokenOf('ada', 'nurse')).toBe('local:ada:nurse')
  expect(await proof('local:ada:nurse')).toEqual({ person: 'local:ada', groups: ['nurse'] })
  for (const token of ['nonsense', 'local:', 'local:ada', 'local:a b:nurse'])
    expect(await proof(token)).toBeUndefined()
})

test('accepts only tokens that were signed with the key when a key is set', async () => {
  const { proof, tokenOf } = createSimulatedProof('a-key-of-this-start')
  const token = tokenOf('ada', 'nurse')
  expect(await proof(token)).toEqual({ person: 'local:ada', groups: ['nurse'] })
  const other = createSimulatedProof('another-key').tokenOf('ada', 'nurse')
  for (const forged of ['local:ada:nurse', other, token.replace('nurse', 'teacher')])
    expect(await proof(forged)).toBeUndefined()
})
