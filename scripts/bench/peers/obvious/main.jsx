// A story site as most would build it: scenes as components, each with one large JPEG, and a library for every effect.
import { AnimatePresence, motion } from 'framer-motion';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import Typewriter from 'typewriter-effect';
import './style.css';
import scenes from './words.json';

function Scene({ name, lines, heading, choices }) {
  return (
    <motion.main
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      style={{ backgroundImage: `url(/${name}.jpg)` }}
    >
      <h1>{heading}</h1>
      <Typewriter
        onInit={(typewriter) => {
          for (const line of lines) typewriter.typeString(line).pauseFor(600);
          typewriter.start();
        }}
        options={{ delay: 40 }}
      />
      {choices.map(({ text, to }) => (
        <motion.p key={to} whileHover={{ scale: 1.05 }}>
          <Link to={to}>{text}</Link>
        </motion.p>
      ))}
    </motion.main>
  );
}

function Story() {
  const location = useLocation();
  return (
    <AnimatePresence mode="wait">
      <Routes location={location} key={location.pathname}>
        {scenes.map((scene) => (
          <Route key={scene.path} path={scene.path} element={<Scene {...scene} />} />
        ))}
      </Routes>
    </AnimatePresence>
  );
}

createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <Story />
  </BrowserRouter>,
);
