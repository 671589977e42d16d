// Browsers start no workers for pages opened from disk. There, the search runs in a hidden frame instead.
if (location.protocol === "file:") {
  // The search looks for the name IFrameWorker to find its dictionaries.
  window.Worker = window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.importScripts = (...urls) =>
        urls.reduce((before, each) => before.then(() => this.#load(each)), Promise.resolve());
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.ready = this.#load(url);
      this.addEventListener("message", (event) => this.onmessage?.(event));
    }

    #load(url) {
      return new Promise((resolve, reject) => {
        const script = this.frame.contentDocument.createElement("script");
        Object.assign(script, { src: url, onload: resolve, onerror: reject });
        this.frame.contentDocument.body.append(script);
      });
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
