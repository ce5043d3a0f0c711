import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = styleVariants({
  plain: {},
  bullet: { listStyle: 'disc', paddingInlineStart: '1.2em' },
  number: { listStyle: 'decimal', paddingInlineStart: '1.4em' },
})

export const item = styleVariants({
  plain: {},
  bullet: { paddingBlock: 2, '::marker': { color: vars.color.accent } },
  number: { paddingBlock: 2 },
})
