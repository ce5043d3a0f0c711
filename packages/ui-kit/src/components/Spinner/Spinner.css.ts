import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { motion } from '../../theme/motion.ts'
import { opacity } from '../../theme/opacity.ts'

const pulse = keyframes({ '0%, 60%, 100%': { opacity: opacity.pulse }, '30%': { opacity: 1 } })

export const spinner = style({ display: 'inline-flex' })

globalStyle(`${spinner} g`, {
  '@media': { [media.motion]: { animation: `${pulse} ${motion.pulse} infinite` } },
})
for (const nth of [2, 3, 4, 5])
  globalStyle(`${spinner} g:nth-child(${nth})`, { animationDelay: `calc(${nth - 1} * ${motion.quick})` })
