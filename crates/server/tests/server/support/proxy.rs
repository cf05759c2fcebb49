//! A stock reverse proxy before servers: nginx, with the very file that a host takes (`hosting/nginx.conf`), but for ports and
//! certificates. It ends with this process, however that ends.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The file that hosts take.
const SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../hosting/nginx.conf");
/// Where Debian keeps it, which is not in everybody's path.
const PROGRAM: &str = "/usr/sbin/nginx";

/// What stands around the site; everything that is written stays in one folder.
const AROUND: &str = "daemon off;
pid FOLDER/pid;
error_log FOLDER/error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    SITE
}
";

/// It runs as long as this is kept.
pub struct Proxy {
    pub base: String,
    keeper: Child,
    folder: TempDir,
}

impl Proxy {
    /// Before these servers.
    pub fn before(servers: &[&str]) -> Proxy {
        let folder = TempDir::new().expect("a folder");
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let config = folder.path().join("nginx.conf");
        std::fs::write(&config, config_of(servers, port, folder.path())).expect("written");
        let program = if Path::new(PROGRAM).exists() { PROGRAM } else { "nginx" };
        let kept =
            "\"$1\" -p \"$2\" -c \"$2/nginx.conf\" -e \"$2/error.log\" & cat >/dev/null; kill $!; wait";
        let mut keeper = Command::new("sh");
        keeper.args(["-c", kept, "sh", program]).arg(folder.path()).stdin(Stdio::piped());
        let keeper = keeper.stdout(Stdio::null()).spawn().expect("a shell");
        let proxy = Proxy { base: format!("http://127.0.0.1:{port}"), keeper, folder };
        for _ in 0..200 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return proxy;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let said = std::fs::read_to_string(proxy.folder.path().join("error.log")).unwrap_or_default();
        panic!("nginx does not start; `cargo xtask test --only postgres` installs it where it may: {said}");
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// From here on the site speaks of http alone.
const WITHOUT_HTTPS: &str = "# Whoever comes without https";

/// The site of the hosts before other servers, on a port without certificates.
fn config_of(servers: &[&str], port: u16, folder: &Path) -> String {
    let site = std::fs::read_to_string(SITE).expect("the site");
    let (site, _) = site.split_once(WITHOUT_HTTPS).expect("both parts of the site");
    let (mut lines, mut told, mut listens) = (Vec::new(), false, false);
    for line in site.lines() {
        let word = line.trim_start();
        if word.starts_with("server 127.0.0.1:") {
            let (_, rest) = word.trim_start_matches("server ").split_once(' ').expect("how it is left out");
            if !told {
                let named = |base: &&str| format!("server {} {rest}", base.trim_start_matches("http://"));
                lines.extend(servers.iter().map(named));
            }
            told = true;
        } else if word.starts_with("listen ") {
            if !std::mem::replace(&mut listens, true) {
                lines.push(format!("listen 127.0.0.1:{port};"));
            }
        } else if !word.starts_with("ssl_") {
            lines.push(line.to_owned());
        }
    }
    assert!(told, "the site names servers");
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0");
    let user = if is_root { "user root;\n" } else { "" };
    let around = AROUND.replace("FOLDER", &folder.display().to_string());
    format!("{user}{}", around.replace("SITE", &lines.join("\n")))
}
