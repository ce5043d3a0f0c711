/** Draws a pear. This and the following functions return SVG elements for a print's tile, which is 160 × 200. */
const pear = (x: number, y: number, fill: string, leaf: string) =>
  `<path d="M${x} ${y}c-3-14-6-18-2-26 3-5 9-5 12 0 4 8 1 12 8 22 8 13 0 26-14 26s-20-10-4-22z" fill="${fill}"/><path d="M${x + 4} ${y - 28}c4-14 16-20 28-18-4 12-14 20-28 18z" fill="${leaf}"/>`

const flower = (x: number, y: number, petal: string, heart: string) =>
  `${[0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - 8}" rx="5.5" ry="8" fill="${petal}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')}<circle cx="${x}" cy="${y}" r="4" fill="${heart}"/>`

const star = (x: number, y: number, size: number, fill: string) =>
  `<g fill="${fill}"><path d="M${x} ${y - size}l${size * 0.28} ${size * 0.72} ${size * 0.72} ${size * 0.28}-${size * 0.72} ${size * 0.28}-${size * 0.28} ${size * 0.72}-${size * 0.28}-${size * 0.72}-${size * 0.72}-${size * 0.28} ${size * 0.72}-${size * 0.28}z"/></g>`

export interface Print {
  readonly name: string
  readonly designer: string
  readonly colors: readonly [string, string, string, string, string]
  readonly tile: string
}

export const quincePrint: Print = {
  name: 'Quince Orchard',
  designer: 'Imani Okafor',
  colors: ['#153F44', '#E0A83E', '#C5532C', '#7FA08A', '#F4E6CE'],
  tile: `<path fill="#153F44" d="M0 0h160v200H0z"/><path d="M40 0c30 50-20 90 10 140s10 50-10 60M120 0c-30 50 30 70 0 120s-10 50 0 80" fill="none" stroke="#7FA08A" stroke-width="3"/>${pear(34, 60, '#E0A83E', '#7FA08A')}${pear(108, 150, '#E0A83E', '#7FA08A')}${flower(112, 48, '#F4E6CE', '#C5532C')}${flower(34, 140, '#F4E6CE', '#C5532C')}<circle cx="78" cy="24" r="3" fill="#C5532C"/><circle cx="76" cy="110" r="3" fill="#C5532C"/>`,
}

export const courtPrint: Print = {
  name: 'Court of Oranges',
  designer: 'Youssef Amrani',
  colors: ['#F4E6D6', '#39847E', '#E3A648', '#C4572F', '#3A2A2A'],
  tile: `<path fill="#39847E" d="M0 0h160v200H0z"/>${[0, 80].flatMap((x) => [0, 100].map((y) => `<path fill="#F4E6D6" d="M${x + 40} ${y + 4}l34 46-34 46-34-46z"/>${star(x + 40, y + 50, 38, '#C4572F')}${star(x + 40, y + 50, 20, '#E3A648')}<circle cx="${x + 40}" cy="${y + 50}" r="5" fill="#3A2A2A"/>`)).join('')}`,
}

export const hoursPrint: Print = {
  name: 'Small Hours',
  designer: 'Ottoline Reyes',
  colors: ['#27356B', '#F4D58D', '#FFF7E8', '#9DB4DD', '#F2A7A0'],
  tile: `<path fill="#27356B" d="M0 0h160v200H0z"/><path d="M58 30a30 30 0 1 0 18 52 24 24 0 1 1-18-52z" fill="#F4D58D"/><path d="M98 130h40a10 10 0 0 0-6-18 14 14 0 0 0-26-2 10 10 0 0 0-8 20z" fill="#9DB4DD"/>${star(120, 50, 10, '#FFF7E8')}${star(30, 150, 12, '#F2A7A0')}${star(70, 180, 7, '#FFF7E8')}${star(20, 20, 6, '#FFF7E8')}`,
}

export const stripePrint: Print = {
  name: 'Sweet Pea Stripe',
  designer: 'Studio Wharf',
  colors: ['#F7E9E4', '#C9637A', '#E8A7A1', '#4A2440', '#7E8F6B'],
  tile: `<path fill="#F7E9E4" d="M0 0h160v200H0z"/><path fill="#C9637A" d="M0 0h36v200H0z"/><path fill="#E8A7A1" d="M44 0h6v200h-6zM90 0h26v200H90z"/><path fill="#4A2440" d="M40 0h2v200h-2zM120 0h2v200h-2z"/><path fill="#7E8F6B" d="M68 0h3v200h-3zM140 0h8v200h-8z"/>`,
}

export const plaidPrint: Print = {
  name: 'Moor Plaid',
  designer: 'Callum Innes',
  colors: ['#F3EAE0', '#D08C6A', '#86A9BF', '#3F4A5A', '#E8C9A8'],
  tile: `<path fill="#F3EAE0" d="M0 0h160v200H0z"/><g fill-opacity=".55"><path fill="#D08C6A" d="M10 0h50v200H10zM0 20h160v60H0z"/><path fill="#86A9BF" d="M90 0h40v200H90zM0 120h160v50H0z"/><path fill="#3F4A5A" d="M70 0h6v200h-6zM0 96h160v8H0z"/></g>`,
}

export const terrazzoPrint: Print = {
  name: 'Terrazzo Rosa',
  designer: 'Giulia Ferri',
  colors: ['#FFF8F0', '#F28C8C', '#F9C784', '#8CC7B5', '#5B5A8A'],
  tile: `<path fill="#FFF8F0" d="M0 0h160v200H0z"/><path fill="#F28C8C" d="M14 20l26-10 16 18-20 20-22-8zM100 120l30-6 6 22-22 14z"/><path fill="#F9C784" d="M80 30l22-6 10 20-16 14zM30 150l20 4 2 20-26 2z"/><path fill="#8CC7B5" d="M60 80l24 4 4 26-26 6-8-18zM126 60l20 6-4 20-18-4z"/><path fill="#5B5A8A" d="M20 90l16 4-2 20-18-6zM84 166l26 2-6 20-18-4zM130 16l14 2-2 16-14-4z"/>`,
}

export const prints = [quincePrint, courtPrint, hoursPrint, stripePrint, plaidPrint, terrazzoPrint] as const
