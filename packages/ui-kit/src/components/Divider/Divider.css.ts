import { styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { hairline } from '../../theme/mixins.ts'

export const divider = styleVariants({
  line: { border: 0, borderTop: hairline },
  strong: { border: 0, borderTop: `${borderWidth.thin} solid ${vars.color.text}` },
})
