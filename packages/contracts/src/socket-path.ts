/** Where socket.io is served, on gateway and notification alike. */
export const SOCKET_PATH = '/ws';
