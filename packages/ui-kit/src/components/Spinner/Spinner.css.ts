import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } })

export const spinner = style({ display: 'inline-flex' })

globalStyle(`${spinner} g`, { animation: `${pulse} 1.2s infinite` })
for (const nth of [2, 3, 4, 5])
  globalStyle(`${spinner} g:nth-child(${nth})`, { animationDelay: `${(nth - 1) * 120}ms` })
