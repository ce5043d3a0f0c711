// Responds with stored bytes: the least work a Node server can do. Runs in a separate process.
import { createServer, type IncomingMessage } from 'node:http'

const bodies = new Map<string, Buffer>()

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

createServer(async (request, response) => {
  const path = request.url ?? ''
  if (request.method === 'PUT') bodies.set(path, await read(request))
  const body = bodies.get(path) ?? Buffer.from('ok')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT))
process.once('disconnect', () => process.exit(0))
