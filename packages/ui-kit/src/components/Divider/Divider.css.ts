import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hairline } from '../../theme/mixins.ts'

export const divider = styleVariants({
  line: { border: 0, borderTop: hairline },
  strong: { border: 0, borderTop: `1px solid ${vars.color.text}` },
})
