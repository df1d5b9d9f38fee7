import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'

export const cookies = fp(async (app) => void (await app.register(cookie)), { name: 'cookies' })
