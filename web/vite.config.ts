import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  base: '/',
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: { '/api': gateway, '/ws': { target: gateway, ws: true } },
  },
});
