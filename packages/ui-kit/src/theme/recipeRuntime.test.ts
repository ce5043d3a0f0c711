import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn'
import { expect, it } from 'vitest'
import { createRuntimeFn } from './recipeRuntime.ts'

const config = {
  defaultClassName: 'base',
  variantClassNames: { tone: { primary: 'p', quiet: 'q' }, size: { s: 's', m: 'm' } },
  defaultVariants: { size: 'm' },
}

// Their order in the attribute says nothing.
const words = (className: string) => className.split(' ').sort()

it.each([
  [{}],
  [{ tone: 'quiet' }],
  [{ tone: 'primary', size: 's' }],
  [{ tone: undefined, size: undefined }],
])('gives the class names the original gives for %j', (options) => {
  expect(words(createRuntimeFn(config)(options))).toEqual(
    words(original({ ...config, compoundVariants: [] })(options)),
  )
})
