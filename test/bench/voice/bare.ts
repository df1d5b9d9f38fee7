import { WebSocket, type RawData } from 'ws'

/** Minimal cost of a program in between: forwards every message unchanged. */
export function passThrough(phone: WebSocket, modelUrl: string): void {
  const model = new WebSocket(modelUrl, { perMessageDeflate: false })
  const waiting: RawData[] = []
  phone.on('message', (data) => {
    if (model.readyState === WebSocket.OPEN) model.send(data, { binary: false })
    else waiting.push(data)
  })
  model.on('open', () => {
    for (const data of waiting.splice(0)) model.send(data, { binary: false })
  })
  model.on('message', (data) => phone.send(data, { binary: false }))
  model.on('error', () => phone.terminate())
  model.on('close', () => phone.close())
  phone.on('close', () => model.close())
}
