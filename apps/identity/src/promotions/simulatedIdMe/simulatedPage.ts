import { html } from 'hono/html'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
fieldset{border:1px solid #999;padding:.5rem 1rem 1rem;margin:1rem 0}label{display:block;padding:.5rem 0}
input[type=text]{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}
button{font:inherit;padding:.75rem 1.25rem;min-height:44px}p{color:#555}`

/** The labels of ID.me's scopes. */
const names: Readonly<Record<string, string>> = {
  military: 'Military',
  student: 'Student',
  teacher: 'Teacher',
  responder: 'First responder',
  nurse: 'Nurse',
}

/** The page that simulates ID.me: the person chooses a group without proof. */
export const simulatedPage = (scopes: readonly string[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stand-in for ID.me</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body><main><h1>Stand-in for ID.me</h1>
<p>This shop runs on one machine: nothing is proved here, and nothing leaves it.</p>
<form method="post">
<label>Who you are <input type="text" name="person" value="someone" pattern="[A-Za-z0-9_\\-]{1,64}" required></label>
<fieldset><legend>Your group</legend>
${scopes.map(
  (scope, index) =>
    html`<label><input type="radio" name="group" value="${scope}" ${index === 0 ? 'checked' : ''}> ${names[scope] ?? scope}</label>`,
)}
<label><input type="radio" name="group" value=""> None of these</label></fieldset>
<button type="submit">Verify</button>
</form></main></body></html>`
