import { setImmediate } from 'node:timers/promises'
import type { RTCPeerConnection } from 'werift'

/** RFC 6347 §4.1 and RFC 5246 §7.2.1: an alert, a warning, close_notify. */
const ALERT = 21
const CLOSE_NOTIFY = Buffer.of(1, 0)

/** Sends close_notify as browsers and the vendor do; werift just falls silent, which shows only after 30 s. */
export async function sendCloseNotify({ dtlsTransports }: RTCPeerConnection): Promise<void> {
  for (const { dtls } of dtlsTransports) {
    if (dtls?.connected !== true) continue
    const { cipher } = dtls
    const encryptPacket = cipher.encryptPacket.bind(cipher)
    // werift can only send application data, so the record is rewritten.
    cipher.encryptPacket = (record) => {
      record.recordLayerHeader.contentType = ALERT
      return encryptPacket(record)
    }
    const sent = dtls.send(CLOSE_NOTIFY)
    cipher.encryptPacket = encryptPacket
    await sent
    // The socket sends one event loop turn later, and a socket closed by then sends nothing.
    await setImmediate()
  }
}

/** Calls back when the other end closes. */
export function onCloseNotify({ dtlsTransports }: RTCPeerConnection, closed: () => void): void {
  for (const { onStateChange } of dtlsTransports) onStateChange.subscribe((state) => state === 'closed' && closed())
}
