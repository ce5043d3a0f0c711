import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { spacing } from '../../theme/spacing.ts'

export const list = styleVariants({
  plain: {},
  bullet: { listStyle: 'disc', paddingInlineStart: fluidSpace.list.bullet },
  number: { listStyle: 'decimal', paddingInlineStart: fluidSpace.list.number },
})

export const listItem = styleVariants({
  plain: {},
  bullet: { paddingBlock: spacing(0.5), '::marker': { color: vars.color.accent } },
  number: { paddingBlock: spacing(0.5) },
})
